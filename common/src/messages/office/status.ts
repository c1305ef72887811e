import { message } from '../declare'

export const status = message('office/status.status', {
  en: 'Status',
  fil: 'Katayuan',
})
export const couldNotLoad = message('office/status.couldNotLoad', {
  en: 'The status could not be loaded',
  fil: 'Hindi ma-load ang katayuan',
})
export const ofTheServerThatAnswered = message('office/status.ofTheServerThatAnswered', {
  en: 'Of the server that answered; where there are several, each has its own.',
  fil: 'Ng server na sumagot; kung marami, may kanya-kanya ang bawat isa.',
})
export const server = message('office/status.server', {
  en: 'Server',
  fil: 'Server',
})
export const version = message('office/status.version', {
  en: 'Version',
  fil: 'Bersyon',
})
export const runsFor = message('office/status.runsFor', {
  en: 'Running for',
  fil: 'Tumatakbo nang',
})
export const atWork = message('office/status.atWork', {
  en: 'Requests at work',
  fil: 'Mga request na ginagawa',
})
export const waitingAndRefused = message('office/status.waitingAndRefused', {
  en: 'Waiting / refused: trade',
  fil: 'Naghihintay / tinanggihan: kalakalan',
})
export const waitingAndRefusedBrowsing = message('office/status.waitingAndRefusedBrowsing', {
  en: 'Waiting / refused: browsing',
  fil: 'Naghihintay / tinanggihan: pagtingin',
})
export const ofTwo = message('office/status.ofTwo', {
  en: '{waiting, number} / {refused, number}',
  fil: '{waiting, number} / {refused, number}',
})
export const freeDisk = message('office/status.freeDisk', {
  en: 'Free on the disk',
  fil: 'Bakante sa disk',
})
export const ofTotal = message('office/status.ofTotal', {
  en: '{free} of {total}',
  fil: '{free} sa {total}',
})
export const unknown = message('office/status.unknown', {
  en: 'not known',
  fil: 'hindi alam',
})
export const database = message('office/status.database', {
  en: 'Database',
  fil: 'Database',
})
export const size = message('office/status.size', {
  en: 'Size',
  fil: 'Laki',
})
export const standbys = message('office/status.standbys', {
  en: 'Standbys',
  fil: 'Mga standby',
})
export const noStandby = message('office/status.noStandby', {
  en: 'none',
  fil: 'wala',
})
export const behind = message('office/status.behind', {
  en: '{name}: {seconds, number} s behind',
  fil: '{name}: {seconds, number} s na huli',
})
export const behindUnknown = message('office/status.behindUnknown', {
  en: '{name}: how far behind is not known',
  fil: '{name}: hindi alam kung gaano kahuli',
})
export const filesAndBackup = message('office/status.filesAndBackup', {
  en: 'Files and backup',
  fil: 'Mga file at backup',
})
export const storage = message('office/status.storage', {
  en: 'Storage',
  fil: 'Imbakan',
})
export const disk = message('office/status.disk', {
  en: 'data folder',
  fil: 'data folder',
})
export const bucket = message('office/status.bucket', {
  en: 'bucket',
  fil: 'bucket',
})
export const reachable = message('office/status.reachable', {
  en: '{place}: answers',
  fil: '{place}: sumasagot',
})
export const away = message('office/status.away', {
  en: '{place}: does not answer',
  fil: '{place}: hindi sumasagot',
})
export const lastBackup = message('office/status.lastBackup', {
  en: 'Last backup here',
  fil: 'Huling backup dito',
})
export const noBackup = message('office/status.noBackup', {
  en: 'none in the data folder',
  fil: 'wala sa data folder',
})
export const work = message('office/status.work', {
  en: 'Work that waits',
  fil: 'Gawaing naghihintay',
})
export const nothingWaits = message('office/status.nothingWaits', {
  en: 'Nothing waits.',
  fil: 'Walang naghihintay.',
})
export const waits = message('office/status.waits', {
  en: '{count, number}, the oldest for {age}',
  fil: '{count, number}, ang pinakaluma ay {age} na',
})
export const givenUp = message('office/status.givenUp', {
  en: '{count, number} given up',
  fil: '{count, number} ang isinuko',
})
export const givenUpOf = message('office/status.givenUpOf', {
  en: '{kind}, given up',
  fil: '{kind}, isinuko',
})
export const emails = message('office/status.emails', {
  en: 'Emails not sent yet',
  fil: 'Mga email na hindi pa naipapadala',
})
export const caches = message('office/status.caches', {
  en: 'Cached answers',
  fil: 'Mga nakatagong sagot',
})
export const hits = message('office/status.hits', {
  en: '{share} of {count, number} from the cache',
  fil: '{share} ng {count, number} ang nasa kamay na',
})
export const notAsked = message('office/status.notAsked', {
  en: 'not asked yet',
  fil: 'hindi pa tinatanong',
})
export const answers = message('office/status.answers', {
  en: 'API',
  fil: 'API',
})
export const pages = message('office/status.pages', {
  en: 'Pages',
  fil: 'Mga page',
})
