import type { Label } from '@botika/common/messages/message'
import * as inputs from '@botika/common/messages/office/inputs'
import { pictureAddress } from '../../ui/ProductPicture'

const MAX_BYTES = 8 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

export interface ChosenPicture {
  rawFile: File
  src: string
}

export type Picture = string | ChosenPicture

export const chosen = (rawFile: File): ChosenPicture => ({ rawFile, src: URL.createObjectURL(rawFile) })

export const addressOf = (picture: Picture, width: number) =>
  typeof picture === 'string' ? `${pictureAddress(picture)}?w=${width}` : picture.src

export async function faultOf(file: File): Promise<Label | null> {
  if (!PICTURE_TYPES.includes(file.type)) return inputs.choosePicture
  if (file.size > MAX_BYTES) return inputs.pictureTooLarge
  const isWhole = await createImageBitmap(file).then(
    (pixels) => (pixels.close(), true),
    () => false,
  )
  return isWhole ? null : inputs.thisFileCouldNotBe
}
