import { catalogue, shared } from '@botika/common/messages/office'
import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import { TextField, Typography } from '@mui/material'
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
    said: (_, t) => t(catalogue.wordIsUnderstoodNow, { word: miss.keyword }),
    onDone: onClose,
  })
  const names = found?.slice(0, 3).map(({ name }) => name) ?? []
  return (
    <ConfirmDialog
      isOpen
      title={t(catalogue.whatIsMeantByWord, { word: miss.keyword })}
      confirmLabel={t(catalogue.addSynonym)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => (isMissing ? setIsTried(true) : act(instead.trim()))}
    >
      <TextField
        label={t(catalogue.searchedInstead)}
        required
        fullWidth
        value={instead}
        onChange={(event) => setInstead(event.target.value)}
        error={isTried && isMissing}
        helperText={t(isTried && isMissing ? shared.pleaseFillThisIn : catalogue.aWordThatTheCatalogue)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ mt: 1 }}
      />
      <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1.5 }}>
        {keyword.length < 3 || !found
          ? t(catalogue.typeToSeeWhatIt)
          : names.length === 0
            ? t(catalogue.thisFindsNothingEither)
            : t(found.length > names.length ? catalogue.findsNamesAndMore : catalogue.findsNames, {
                names: names.join(', '),
              })}
      </Typography>
    </ConfirmDialog>
  )
}
