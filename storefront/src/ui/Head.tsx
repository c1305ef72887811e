import { useOrigin } from '../lib/site'

interface Props {
  title: string
  description: string
  path?: string
  image?: string | null
}

const SITE = 'Botika'

export function Head({ title, description, path, image }: Props) {
  const origin = useOrigin()
  const full = title === SITE ? title : `${title} | ${SITE}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={SITE} />
      {image ? <meta property="og:image" content={`${origin}/img/${image}?w=960`} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${origin}${path}`} />
      )}
    </>
  )
}
