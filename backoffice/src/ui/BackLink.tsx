import BackIcon from '@mui/icons-material/ArrowBack'
import Link from '@mui/material/Link'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

export function BackLink({ resource, id, children }: { resource: string; id?: number; children: string }) {
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath(id === undefined ? { resource, type: 'list' } : { resource, type: 'edit', id })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: { xs: 44, md: 32 },
        mt: { xs: -1, md: 0 },
        mb: { xs: 0, md: 0.5 },
        fontWeight: 600,
      }}
    >
      <BackIcon fontSize="small" aria-hidden />
      {children}
    </Link>
  )
}
