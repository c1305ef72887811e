import MedicationIcon from '@mui/icons-material/MedicationOutlined'
import Box from '@mui/material/Box'

interface ProductPicture {
  image: string | null | undefined
  size?: number
}

/** A stored picture, or the sign for none. Decorative: the name stands beside it. */
export function ProductPicture({ image, size = 48 }: ProductPicture) {
  const frame = { borderRadius: '8px', bgcolor: 'house.surface2', flex: 'none', width: size, height: size }
  if (!image) {
    return (
      <Box aria-hidden sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <MedicationIcon />
      </Box>
    )
  }
  return (
    <Box
      component="img"
      src={`${pictureAddress(image)}?w=${size <= 64 ? 128 : 320}`}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      sx={{ ...frame, objectFit: 'cover', display: 'block' }}
    />
  )
}

export const pictureAddress = (image: string) => `/img/${encodeURIComponent(image)}`
