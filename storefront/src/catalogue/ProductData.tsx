import type { Offer, Product } from '@botika/common/products/schema'
import { paths } from '../lib/paths'
import { useOrigin } from '../lib/site'
import { JsonLd } from '../ui/JsonLd'
import { namesOf } from './naming'

const MOST_OFFERS = 20

export function ProductData({ product, offers }: { product: Product; offers: readonly Offer[] }) {
  const origin = useOrigin()
  const prices = offers.map((offer) => offer.selling_price)
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@type': 'Product',
          name: namesOf(product).first,
          description: product.description || product.name,
          url: `${origin}${paths.product(product)}`,
          ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
          ...(product.image ? { image: `${origin}/img/${product.image}?w=960` } : {}),
          ...(product.sku ? { sku: product.sku } : {}),
          ...(product.rating_average !== null && product.rating_count > 0
            ? {
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ratingValue: product.rating_average,
                  reviewCount: product.rating_count,
                },
              }
            : {}),
          ...(prices.length > 1
            ? {
                offers: {
                  '@type': 'AggregateOffer',
                  priceCurrency: 'PHP',
                  lowPrice: Math.min(...prices),
                  highPrice: Math.max(...prices),
                  offerCount: offers.length,
                  offers: offers.slice(0, MOST_OFFERS).map(offerData),
                },
              }
            : {}),
          ...(prices.length === 1 ? { offers: offers.map(offerData)[0] } : {}),
        }
      }
    />
  )
}

const offerData = (offer: Offer) => ({
  '@type': 'Offer',
  price: offer.selling_price,
  priceCurrency: 'PHP',
  availability: `https://schema.org/${offer.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
  seller: { '@type': 'Pharmacy', name: offer.pharmacy_name },
})
