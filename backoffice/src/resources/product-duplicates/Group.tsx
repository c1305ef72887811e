import { catalogue, shared } from '@botika/common/messages/office'
import type { Twin, TwinGroup } from '@botika/common/moderation/endpoints'
import { Box, Button, Card, FormControlLabel, Link, Radio, RadioGroup, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Facts } from '../../ui/Facts'
import { ProductPicture } from '../../ui/ProductPicture'
import { ToneChip } from '../../ui/StatusChip'
import { unbroken } from '../../ui/words'
import { useWords } from '../../lib/language/useWords'
import { MergeDialog } from './MergeDialog'

/** Products that may be one: which of them stays is chosen here, then each other one is merged after a look. */
export function Group({ group }: { group: TwinGroup }) {
  const t = useWords()
  const { products } = group
  const [keptId, setKeptId] = useState(products[0]?.id ?? 0)
  const [merged, setMerged] = useState<Twin | null>(null)
  const titleId = useId()
  const kept = products.find(({ id }) => id === keptId) ?? products[0]
  return (
    <Card component="li" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
          {unbroken(group.name)}
        </Typography>
        <ToneChip
          tone={group.is_same_pack ? 'warn' : 'quiet'}
          label={group.is_same_pack ? t(catalogue.samePack) : t(catalogue.packsDiffer)}
        />
      </Box>
      <RadioGroup
        aria-labelledby={titleId}
        value={String(kept?.id ?? '')}
        onChange={(_, id) => setKeptId(Number(id))}
        sx={{ gap: 1 }}
      >
        {products.map((twin) => (
          <Box key={twin.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FormControlLabel
              value={String(twin.id)}
              control={<Radio />}
              label={<TwinFacts twin={twin} />}
              sx={{ flex: '1 1 260px', mr: 0, alignItems: 'center', minWidth: 0 }}
            />
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', ml: 'auto' }}>
              <SeeLink twin={twin} />
              {twin.id === kept?.id ? (
                <ToneChip tone="good" label={t(catalogue.stays)} />
              ) : (
                <Button
                  variant="outlined"
                  onClick={() => setMerged(twin)}
                  aria-label={t(catalogue.mergeNameNumberIdInto, {
                    name: twin.name,
                    id: twin.id,
                  })}
                >
                  {t(catalogue.merge)}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </RadioGroup>
      {merged && kept && <MergeDialog from={merged} into={kept} onClose={() => setMerged(null)} />}
    </Card>
  )
}

function TwinFacts({ twin }: { twin: Twin }) {
  const t = useWords()
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <ProductPicture image={twin.image} size={40} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {unbroken(twin.name)}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Facts>
            {twin.brand}
            {twin.strength}
            {twin.dosage_form}
            {twin.pack_size}
            {twin.manufacturer}
            {twin.registration_number && `Reg. ${twin.registration_number}`}
            {t(shared.countOffers, { count: twin.offers_count })}
          </Facts>
        </Typography>
      </Box>
    </Box>
  )
}

function SeeLink({ twin }: { twin: Twin }) {
  const t = useWords()
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'products', type: 'edit', id: twin.id })}
      aria-label={t(shared.nameNumberId, { name: twin.name, id: String(twin.id) })}
    >
      #{twin.id}
    </Link>
  )
}
