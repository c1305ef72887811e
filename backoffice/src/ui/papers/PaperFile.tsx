import { papers, shared } from '@botika/common/messages/office'
import { Alert, Box, Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import type { BotikaDataProvider } from '../../provider/data-provider'

/** Opens the file of a paper on request only, because each reading is recorded. */
export function PaperFile({ id, name }: { id: number; name: string }) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? papers.close : papers.show)}
      </Button>
      {isOpen && <Viewer id={id} name={name} />}
    </>
  )
}

function Viewer({ id, name }: { id: number; name: string }) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const [url, setUrl] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['paper-file', id],
    queryFn: ({ signal }) => provider.readPaperFile(id, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])

  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t(shared.tryAgain)}
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  if (!data || !url)
    return <Skeleton variant="rounded" height={240} width="100%" aria-label={t(shared.loading)} />
  if (data.type === 'application/pdf')
    return (
      <Button variant="outlined" href={url} download={`${name}.pdf`}>
        {t(papers.download)}
      </Button>
    )
  return (
    <Box
      component="img"
      src={url}
      alt={name}
      sx={{ maxWidth: '100%', maxHeight: '75vh', flexBasis: '100%', objectFit: 'contain', borderRadius: 2 }}
    />
  )
}
