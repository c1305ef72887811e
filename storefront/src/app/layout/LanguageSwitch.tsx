import { language } from '../../lib/language/words'

// answered by the server, which is told where from by the browser
const SWITCH = '/language'

/** To the other language, named in that language. A form, so that it works without scripts and no crawler follows it. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const [to, name, short] = language() === 'fil' ? ['en', 'English', 'EN'] : ['fil', 'Filipino', 'FIL']
  return (
    <form action={SWITCH}>
      <button name="to" value={to} lang={to} aria-label={`${short}: ${name}`} className={className}>
        {short}
      </button>
    </form>
  )
}
