import * as security from '@botika/common/messages/account-security'
import * as fields from '@botika/common/messages/office/fields'
import * as shell from '@botika/common/messages/office/shell'
import * as ui from '@botika/common/messages/ui'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { useLogin } from 'react-admin'
import { PasswordEye } from '../../collection/form/PasswordEye'
import { useTranslations } from '../../lib/language/useTranslations'

interface Props {
  onRefused: () => void
}

export function LoginForm({ onRefused }: Props) {
  const login = useLogin()
  const t = useTranslations()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const early = isCodeAsked ? { display: 'none' } : {}

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setProblem(null)
    try {
      const otp = form.get('otp')
      await login({
        email: form.get('email'),
        password: form.get('password'),
        ...(otp === null ? {} : { otp }),
      })
    } catch (error) {
      const { code } = error as { code?: string }
      setIsBusy(false)
      onRefused()
      if (code === 'otp_required') return setIsCodeAsked(true)
      setProblem(error instanceof Error ? error.message : t(shell.signingInDidNotWork))
      if (code === 'wrong_otp') return codeField.current?.select()
      setIsCodeAsked(false)
      password.current?.select()
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={2.5}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          name="email"
          label={t(fields.email)}
          type="email"
          autoComplete="username"
          required
          size="medium"
          sx={early}
          slotProps={{
            inputLabel: { required: false },
            htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
          }}
        />
        <TextField
          name="password"
          inputRef={password}
          label={t(fields.password)}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          size="medium"
          sx={early}
          slotProps={{
            inputLabel: { required: false },
            input: {
              endAdornment: <PasswordEye isShown={isShown} onPress={() => setIsShown(!isShown)} />,
            },
          }}
        />
        {isCodeAsked && (
          <TextField
            name="otp"
            inputRef={codeField}
            label={t(security.codeOrRecovery)}
            helperText={t(security.sixDigits)}
            autoComplete="one-time-code"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else now
            autoFocus
            required
            size="medium"
            slotProps={{
              inputLabel: { required: false },
              htmlInput: { inputMode: 'numeric', spellCheck: false, maxLength: 60 },
            }}
          />
        )}
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t(shell.signIn)}
        </Button>
        {isCodeAsked && (
          <Typography variant="body2">
            {t(security.withoutTheApp, { link: t(security.writeToUs) })}{' '}
            <Link href="/contact-us" underline="always">
              {t(ui.contactUs)}
            </Link>
          </Typography>
        )}
        <Typography variant="body2">
          {isCodeAsked ? (
            <Link component="button" type="button" underline="always" onClick={() => setIsCodeAsked(false)}>
              {t(security.logInAsSomebodyElse)}
            </Link>
          ) : (
            <Link href="/forgot-password" underline="always">
              {t(shell.forgotYourPassword)}
            </Link>
          )}
        </Typography>
      </Stack>
    </form>
  )
}
