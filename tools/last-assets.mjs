// Pages that are open, or come from a server not yet restarted, ask for the files of the build before this one.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Beside the files: those of the newest build alone, so that each build keeps one before it and no more. */
const OWN = '.own-files'

/** Sets the files of the last build aside; what it answers puts them back beside those of the new one. */
export function setAside(folder) {
  const aside = mkdtempSync(path.join(tmpdir(), 'botika-assets-'))
  const list = path.join(folder, OWN)
  const names = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : filesIn(folder)
  for (const name of names)
    if (existsSync(path.join(folder, name))) cpSync(path.join(folder, name), path.join(aside, name))
  return {
    putBack() {
      const own = filesIn(folder)
      for (const name of filesIn(aside))
        if (!own.includes(name)) cpSync(path.join(aside, name), path.join(folder, name))
      writeFileSync(path.join(folder, OWN), own.join('\n'))
      rmSync(aside, { recursive: true })
    },
  }
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => name !== OWN) : [])
