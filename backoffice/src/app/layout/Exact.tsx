import { type ComponentType, isValidElement, type ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import { useParams } from 'react-router-dom'
import { NotFound } from '../../ui/NotFound'

type Screen = ComponentType | ReactElement

const SCREENS = ['list', 'create', 'edit', 'show'] as const

/** A resource whose screens stand at their own addresses alone; react-admin shows them at all longer ones too. */
export function exact(resource: ResourceProps): ResourceProps {
  const screens = SCREENS.flatMap((name) => {
    const screen = resource[name] as Screen | undefined
    return screen ? [[name, <Exact key={name} screen={screen} />]] : []
  })
  return { ...resource, ...Object.fromEntries(screens) }
}

function Exact({ screen: Screen }: { screen: Screen }) {
  const { '*': beyond } = useParams()
  if (beyond) return <NotFound />
  return isValidElement(Screen) ? Screen : <Screen />
}
