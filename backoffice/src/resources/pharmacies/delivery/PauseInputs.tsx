import type { DeliveryTermsField } from '@botika/common/delivery-terms/schema'
import * as delivery from '@botika/common/messages/office/delivery'
import { manilaDay } from '@botika/common/time'
import { Button, Typography } from '@mui/material'
import { DateInput, required, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from '../../../lib/language/useTranslations'
import { Columns } from '../../../ui/Columns'

const NAME = 'delivery_terms.pause'
const must = required()

export function PauseInputs() {
  const t = useTranslations()
  const { setValue } = useFormContext()
  const pause = useWatch({ name: NAME }) as DeliveryTermsField['pause'] | undefined
  const put = (value: DeliveryTermsField['pause']) => setValue(NAME, value, { shouldDirty: true })
  return (
    <>
      <Typography color="textSecondary" variant="body2">
        {t(delivery.pauseHelp)}
      </Typography>
      {pause ? (
        <>
          <Columns>
            <DateInput
              source={`${NAME}.from`}
              label={t(delivery.pausedFrom)}
              validate={must}
              helperText={false}
            />
            <DateInput
              source={`${NAME}.until`}
              label={t(delivery.lastDayOfPause)}
              helperText={t(delivery.emptyUntilOpened)}
            />
          </Columns>
          <TextInput
            source={`${NAME}.reason`}
            label={t(delivery.reason)}
            parse={(typed: string) => typed}
            helperText={false}
          />
          <Button variant="outlined" sx={{ justifySelf: 'start', minHeight: 44 }} onClick={() => put(null)}>
            {t(delivery.openAgain)}
          </Button>
        </>
      ) : (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start', minHeight: 44 }}
          onClick={() => put({ from: manilaDay(), until: null, reason: '' })}
        >
          {t(delivery.pauseNow)}
        </Button>
      )}
    </>
  )
}
