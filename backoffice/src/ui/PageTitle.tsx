import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '../lib/language/useTranslations'
import { MailSubject } from './MailSubject'

interface Title {
  title: string
  above?: ReactNode
  children?: ReactNode
  isHidden?: boolean
  isOneWord?: boolean
}

const LONG = 24

export function PageTitle({ title, above, children, isHidden = false, isOneWord = false }: Title) {
  const t = useTranslations()
  const said = title
  const tab = t(shared.titleBotikaBackOffice, { title: said })
  useEffect(() => {
    document.title = tab
  }, [tab])
  if (isHidden) return null
  return (
    <Box component="header" sx={{ mb: { xs: 2, md: 3 } }}>
      {above && <div className="no-print">{above}</div>}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Typography
          variant="h1"
          sx={
            isOneWord
              ? { flex: '1 1 auto', whiteSpace: 'nowrap', fontSize: 'clamp(min(1.125rem, 8vw), 5.6vw, 2rem)' }
              : {
                  flex: {
                    xs: said.length > LONG ? '1 1 100%' : '1 1 0',
                    md: said.length > LONG ? '1 1 16em' : '1 1 0',
                  },
                  minWidth: 'min(100%, 7.5em)',
                  overflowWrap: 'anywhere',
                }
          }
        >
          <MailSubject>{said}</MailSubject>
        </Typography>
        {children && (
          <Box
            className="no-print"
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              columnGap: { xs: 1, md: 1.5 },
              rowGap: 1,
              '& > .MuiButton-root': { px: { xs: 1.25, md: 2.25 } },
              '& > .MuiButton-text': { px: { xs: 0.75, md: 2.25 }, minWidth: 0 },
              '&:has(> .MuiButton-text:not(* + *))': { ml: { xs: -0.75, md: 0 } },
              '&:has(> * ~ * ~ *) > .MuiButton-text .MuiButton-startIcon': {
                display: { xs: 'none', sm: 'inherit' },
              },
            }}
          >
            {children}
          </Box>
        )}
      </Box>
    </Box>
  )
}
