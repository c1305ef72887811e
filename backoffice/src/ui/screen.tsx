import { expected } from '@botika/common/expected'
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

export type Screen<Props = object> = FunctionComponent<Props> & {
  loadAhead: () => Promise<void>
}

const onTheWay = { ahead: 0, wanted: 0 }

/** Whether all code that is on its way is such that nobody waits for yet. */
export const isLoadingAhead = () => onTheWay.ahead > 0 && onTheWay.wanted === 0

async function counted<T>(kind: keyof typeof onTheWay, load: () => Promise<T>): Promise<T> {
  onTheWay[kind]++
  try {
    return await load()
  } finally {
    onTheWay[kind]--
  }
}

/** Chunks that are only of use together. None of them is on its way any more when one is missing. */
export async function together<const T extends readonly unknown[]>(chunks: {
  [At in keyof T]: Promise<T[At]>
}): Promise<T> {
  await Promise.allSettled(chunks)
  return (await Promise.all(chunks)) as unknown as T
}

/** Screen from its own chunk. One loaded ahead shows at once; a lazy component would show its fallback for 300 ms. */
export function screen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Screen<Props> {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => ({
    default: (loaded = await counted('wanted', load)),
  })) as unknown as ComponentType<Props>

  function Screen(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  async function loadAhead() {
    loaded ??= await counted('ahead', load).catch(expected('Whoever opens the screen loads it again'))
  }
  return Object.assign(Screen, { loadAhead })
}
