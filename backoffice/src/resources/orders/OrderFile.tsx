import { prescriptions } from '@botika/common/messages/office'
import { type ComponentProps, useCallback } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import type { BotikaDataProvider } from '../../provider/data-provider'
import type { OrderFile as FileOfOrder } from '../../provider/verbs'
import { PrivateFile } from '../../ui/PrivateFile'

const LABELS = {
  'prescription-image': prescriptions.showThePrescription,
  'senior-citizen-id-image': prescriptions.showTheIdPicture,
} as const

interface Props extends Omit<ComponentProps<typeof PrivateFile>, 'label' | 'read'> {
  orderId: number
  file: FileOfOrder
}

export function OrderFile({ orderId, file, ...viewer }: Props) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const read = useCallback(
    (signal: AbortSignal) => provider.readOrderFile(orderId, file, signal),
    [provider, orderId, file],
  )
  return <PrivateFile label={t(LABELS[file])} read={read} {...viewer} />
}
