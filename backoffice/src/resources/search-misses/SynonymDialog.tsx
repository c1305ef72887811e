import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'

/** Says what is searched instead, and shows at once what that finds. */
export function SynonymDialog({ miss, onClose }: { miss: SearchMiss; onClose: () => void }) {
  const t = useWords()
  const provider = useDataProvider<BotikaDataProvider>()
  const [instead, setInstead] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = instead.trim() === ''
  const keyword = useDeferredValue(instead.trim())
  const { data: found } = useQuery({
    queryKey: ['catalogue', keyword],
    queryFn: ({ signal }) => provider.searchCatalogue(keyword, signal),
    enabled: keyword.length > 2,
  })
  const { act, isBusy } = useAction({
    async does(by, meant: string) {
      await by.call(CALLS.searchSynonyms.create, { body: { word: miss.keyword, instead: meant } })
      await by.call(CALLS.searchMisses.remove, { params: { id: miss.id } })
    },
    said: t('“{word}” is understood now', { word: miss.keyword }),
    onDone: onClose,
  })
  const names = found?.slice(0, 3).map(({ name }) => name) ?? []
  return (
    <ConfirmDialog
      isOpen
      title={t('What is meant by “{word}”?', { word: miss.keyword })}
      confirmLabel="Add synonym"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => (isMissing ? setIsTried(true) : act(instead.trim()))}
    >
      <TextField
        label={t('Searched instead')}
        required
        fullWidth
        value={instead}
        onChange={(event) => setInstead(event.target.value)}
        error={isTried && isMissing}
        helperText={t(
          isTried && isMissing
            ? 'Please fill this in'
            : 'A word that the catalogue has, such as a generic name',
        )}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ mt: 1 }}
      />
      <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1.5 }}>
        {keyword.length < 3 || !found
          ? t('Type to see what it finds.')
          : names.length === 0
            ? t('This finds nothing either.')
            : t(found.length > names.length ? 'Finds {names} and more.' : 'Finds {names}.', {
                names: names.join(', '),
              })}
      </Typography>
    </ConfirmDialog>
  )
}
