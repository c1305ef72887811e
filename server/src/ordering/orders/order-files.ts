import type { PrivateFileService, StoredFile, Tx } from '../../platform'
import type { OrderBody } from './checkout'

type Pictures = Pick<OrderBody, 'prescription_image' | 'senior_citizen_id_image' | 'discount_type'>

/** Pictures that are stored and belong to no order yet. */
export interface StoredPictures {
  prescription: StoredFile | null
  seniorCitizenId: StoredFile | null
}

/** The pictures that come with a checkout: the prescription, and the ID of who claims a discount. */
export function orderFiles(files: PrivateFileService) {
  const discard = (stored: StoredPictures) =>
    Promise.all(Object.values(stored).map((file: StoredFile | null) => file && files.discard(file)))

  return {
    /** Checks and stores them; `discard` removes them again. */
    async store(body: Pictures): Promise<StoredPictures> {
      const stored: StoredPictures = { prescription: null, seniorCitizenId: null }
      try {
        if (body.prescription_image)
          stored.prescription = await files.store(
            'prescription',
            body.prescription_image,
            'prescription_image',
          )
        if (body.senior_citizen_id_image && body.discount_type)
          stored.seniorCitizenId = await files.store(
            'senior_citizen_id',
            body.senior_citizen_id_image,
            'senior_citizen_id_image',
          )
        return stored
      } catch (error) {
        await discard(stored)
        throw error
      }
    },

    /** Makes them records of the order that comes to be. */
    keep: async (tx: Tx, stored: StoredPictures) => ({
      prescriptionFileId: stored.prescription && (await files.keep(tx, stored.prescription)),
      seniorCitizenIdFileId: stored.seniorCitizenId && (await files.keep(tx, stored.seniorCitizenId)),
    }),

    discard,
  }
}
export type OrderFiles = ReturnType<typeof orderFiles>
