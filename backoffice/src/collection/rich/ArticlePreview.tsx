import * as records from '@botika/common/messages/office/records'
import { type Block, blocksOf, spansOf } from '@botika/common/articles/blocks'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { pictureAddress } from '../../ui/ProductPicture'
import { useTranslations } from '../../lib/language/useTranslations'
import { Panel } from '../../ui/Panel'
import { ToneChip } from '../../ui/StatusChip'
import { publicationOf } from './publication'

export function ArticlePreview() {
  const t = useTranslations()
  const values = useDeferredValue(useWatch() as Record<string, unknown>)
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const title = text('title') || text('name')
  const body = text('body') || text('description')
  const image = values['image'] as string | { src: string } | null | undefined
  const source = typeof image === 'string' ? image && `${pictureAddress(image)}?w=640` : image?.src
  return (
    <Panel
      title={t(records.asShoppersWillSeeIt)}
      aside={<ToneChip {...publicationOf((values['published_at'] as string | null) || null, t)} />}
    >
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, maxWidth: '68ch', lineHeight: 1.7 }}>
        <Typography sx={{ fontSize: 28, lineHeight: 1.2, fontWeight: 800, overflowWrap: 'anywhere' }}>
          {title || t(records.withoutATitle)}
        </Typography>
        {text('excerpt') && (
          <Typography color="textSecondary" sx={{ mt: 1, fontSize: 18, overflowWrap: 'anywhere' }}>
            {text('excerpt')}
          </Typography>
        )}
        {source && (
          <Box
            component="img"
            src={source}
            alt=""
            sx={{
              display: 'block',
              width: '100%',
              aspectRatio: '16 / 9',
              objectFit: 'cover',
              borderRadius: '14px',
              mt: 2,
            }}
          />
        )}
        {blocksOf(body).map((block, at) => (
          <Piece key={at} block={block} />
        ))}
      </Box>
    </Panel>
  )
}

function Piece({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <Typography sx={{ mt: 3, fontSize: 22, fontWeight: 700, overflowWrap: 'anywhere' }}>
        <Spans text={block.text} />
      </Typography>
    )
  if (block.kind === 'list')
    return (
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 3 }}>
        {block.items.map((item, at) => (
          <li key={at}>
            <Spans text={item} />
          </li>
        ))}
      </Box>
    )
  return (
    <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 'inherit' }}>
      <Spans text={block.text} />
    </Typography>
  )
}

const Spans = ({ text }: { text: string }) =>
  spansOf(text).map(({ text: span, isStrong }, at) => (isStrong ? <strong key={at}>{span}</strong> : span))
