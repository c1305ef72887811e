import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { OrderFile } from '../../providers/verbs'
import { useWords } from '../../shared/language/useWords'
import { PrivatePicture } from './PrivatePicture'
import { usePrivateFile } from './usePrivateFile'

interface PrivateFileProps {
  orderId: number
  file: OrderFile
  name: string
}

/** A private picture or document, opened on request, because each reading is recorded. */
export function PrivateFile(props: PrivateFileProps) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Viewer {...props} />
  return (
    <Button variant="outlined" onClick={() => setIsOpen(true)}>
      {t(`Show the ${props.name.toLowerCase()}`)}
    </Button>
  )
}

function Viewer({ orderId, file, name }: PrivateFileProps) {
  const t = useWords()
  const held = usePrivateFile(orderId, file)
  if (held.state === 'loading') return <Skeleton variant="rounded" height={320} aria-label={t('Loading')} />
  if (held.state === 'failed') return <Alert severity="error">{held.why}</Alert>
  return held.isPdf ? <Document url={held.url} name={name} /> : <PrivatePicture {...held} name={name} />
}

/** The browser's own reader has pages, zoom and keys; phones without one get the file. */
function Document({ url, name }: { url: string; name: string }) {
  const t = useWords()
  return (
    <>
      <iframe src={url} title={t(name)} style={{ width: '100%', height: 480, border: 0, borderRadius: 12 }} />
      <Typography variant="body2">
        <Link href={url} target="_blank" rel="noreferrer" sx={{ fontWeight: 700 }}>
          {t('Open in a tab of its own')}
        </Link>
      </Typography>
    </>
  )
}
