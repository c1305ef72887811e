import MedicationIcon from '@mui/icons-material/MedicationOutlined'
import './ProductPicture.css'

interface ProductPicture {
  image: string | null | undefined
  size?: number
}

/** A stored picture, or the sign for none. Decorative: the name stands beside it. */
export function ProductPicture({ image, size = 48 }: ProductPicture) {
  const frame = { className: 'product-picture', style: { width: size, height: size } }
  if (!image) {
    return (
      <span aria-hidden {...frame}>
        <MedicationIcon />
      </span>
    )
  }
  return (
    <img
      src={`${pictureAddress(image)}?w=${size <= 64 ? 128 : 320}`}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      {...frame}
    />
  )
}

export const pictureAddress = (image: string) => `/img/${encodeURIComponent(image)}`
