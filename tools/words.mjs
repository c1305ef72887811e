// What no linter knows about: where a thing may be said, and what must stand beside it.

const TEST = /\.test\.tsx?$|\/testing\/|^e2e\//

const RULES = [
  {
    name: 'environment-is-read-in-one-place',
    where: (file) =>
      file.startsWith('server/src/') && file !== 'server/src/platform/lib/env.ts' && !TEST.test(file),
    finds: /process\.env\b/,
    says: 'take it from env.ts',
  },
  {
    name: 'one-door-to-jotai',
    where: (file) => file.startsWith('storefront/src/') && file !== 'storefront/src/lib/store.ts',
    finds: /from 'jotai/,
    says: 'import it from lib/store',
  },
  {
    name: 'paths-are-built-by-paths',
    where: (file) =>
      file.startsWith('storefront/src/') && !/\/(paths|router)\.tsx?$/.test(file) && !TEST.test(file),
    // a file's address has a dot, a page's has none
    finds: /\b(?:to|href|action)=(?:\{\s*)?["'`]\/[^"'`.]+["'`]/,
    says: 'take the address from paths.ts',
  },
  {
    name: 'a-suppression-has-its-reason',
    where: () => true,
    finds:
      /(?:ox|es)lint-disable(?!.* -- \S)|@ts-expect-error\s*$|@ts-ignore|@ts-nocheck|(?:oxfmt|prettier)-ignore(?!.* -- \S)/,
    says: 'say why on the same line, after " -- "',
  },
  {
    name: 'no-test-is-left-out',
    where: () => true,
    finds: /\b(?:it|test|describe)(?:\.concurrent)?\.(?:skip|only|todo|fixme)\b/,
    says: 'run it or delete it',
  },
  {
    name: 'nothing-is-left-for-later',
    where: () => true,
    finds: /\b(?:TODO|FIXME|XXX)\b|lorem ipsum/,
    says: 'do it or delete it',
  },
]

/** Every break of a rule in a file, as a line to print. */
export function faultsIn(file, text) {
  const rules = RULES.filter(({ where }) => where(file))
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ finds }) => finds.test(line))
        .map(({ name, says }) => `${name}: ${file}:${index + 1} → ${says}`),
    )
}
