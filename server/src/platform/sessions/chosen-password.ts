import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'

/** Passwords of eight characters or more near the top of leaked lists; ASVS 2.1.7 asks to refuse them. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwords mypassword
  iloveyou iloveyou1 iloveyou2 ilovegod ilovejesus iloveyouu iloveme1 mahalkita mahalkita1 mahal123 mahalkoh mahalko1
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  starwars trustno1 welcome1 welcome123 welcome12 letmein1 letmein123 whatever michelle jennifer jessica1 samantha
  charlie1 computer internet michael1 maverick mercedes midnight pokemon1 dragon123 master123 monkey123 shadow123
  abcd1234 abc12345 abcdefg1 abcdefgh abcdefghi abcdef123 abc123456 abc123abc a1b2c3d4 a1234567 a12345678 aa123456
  aa12345678 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qwe12345 qwer1234 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyui qwertyuiop asdf1234 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 zaq12wsx qazwsxedc
  admin123 admin1234 admin12345 administrator root1234 test1234 testtest test12345 testing1 testing123 guest123
  user1234 default1 changeme changeme1 changeme123 secret123 google123 facebook facebook1 samsung1 samsung123
  iphone123 youtube123 liverpool liverpool1 chelsea1 arsenal1 manchester juventus barcelona realmadrid1
  babygirl babygirl1 butterfly chocolate cookies1 cheese123 flower123 summer123 winter123 spring123 autumn123
  january1 february december october1 november september monday123 friday13 birthday forever1 lovelove loveyou1
  loveme123 lovers123 sweetheart sweetie1 beautiful beautiful1 blessed1 jesus123 jesuschrist jesus777 godisgood
  godislove godbless1 faith123 angel123 angels123 heaven123 blink182 nirvana1 metallica slipknot eminem123 spiderman
  spiderman1 naruto123 onepiece pikachu1 mickey123 minnie123 hellokitty tinkerbell cinderella snowwhite
  philippines philippines1 pilipinas pilipinas1 pilipino1 pinoy123 pinoyako maynila1 manila123 quezoncity cebu1234
  davao123 botika123 botika1234 botikademo botika-demo botika.demo parmasya gamot123 pharmacy pharmacy1 pharmacy123
  medicine medicine1 medicine123 mercury1 mercurydrug generika southstar watsons1 doctor123 nurse123
  jollibee jollibee1 lakers24 kobe2408 kobebryant michaeljordan jordan23 ginebra1 ginebra123 pacquiao boracay1
  computer1 dell1234 windows1 windows10 microsoft access14 passport1 passport123 security1 p4ssw0rd pa55word pa55w0rd
  hello123 hello1234 helloworld goodbye1 nothing1 something superstar rockstar1 playboy1 bigdaddy biteme123
  alexander alexandra anthony1 benjamin brandon1 christian christine christopher danielle elizabeth jonathan
  nicholas stephanie veronica victoria william1 mariaclara juan1234 maria123 jerome123 angelica angeline kristine`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

const reversed = (text: string) => [...text].toReversed().join('')

const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text)

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || reversed(run).includes(text))

/** What is wrong with a password that somebody chooses for the account with this address, or null. */
export function passwordFault(password: string, email: string): string | null {
  const plain = password.trim().toLowerCase()
  if (plain === '') return t(messages.passwordBlank)
  const [name] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || plain === name) return t(messages.passwordIsEmail)
  if (COMMON_PASSWORDS.has(plain) || isRepeated(plain) || isRun(plain)) return t(messages.passwordCommon)
  return null
}

/** Refuses blanks, the commonest passwords and one's own address; how long it has to be the contract says. */
export function mustBeHardToGuess(password: string, email: string) {
  const fault = passwordFault(password, email)
  if (fault) throw Problem.invalid('password', fault)
}
