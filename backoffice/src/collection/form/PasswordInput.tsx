import { useState } from 'react'
import { TextInput, type TextInputProps } from 'react-admin'
import { PasswordEye } from './PasswordEye'

export function PasswordInput(props: TextInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoComplete: 'new-password' },
        input: { endAdornment: <PasswordEye isShown={isShown} onPress={() => setIsShown(!isShown)} /> },
      }}
    />
  )
}
