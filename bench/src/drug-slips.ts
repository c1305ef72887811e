// Whether the check for dangerous drugs sees every slip of every name on its list: `npx tsx bench/src/drug-slips.ts`. Each
// name of six letters or more is judged with every single edit, where it is not a lawful name; what passes is printed.
import { judgeDrug } from '../../server/src/catalogue/dangerous-drugs/judge'
import { LAWFUL_NAMES } from '../../server/src/catalogue/dangerous-drugs/lawful'
import { LISTED_DRUGS } from '../../server/src/catalogue/dangerous-drugs/list'
import { slipsOf } from '../../server/src/testing/slips'

const start = performance.now()
const counts = { names: 0, slips: 0, lawful: 0, passed: 0 }
for (const drug of LISTED_DRUGS)
  for (const name of [drug.name, ...drug.names, ...drug.brands].map((one) => one.toLowerCase())) {
    if (name.replace(/[^a-z]/g, '').length < 6) continue
    counts.names++
    for (const slip of slipsOf(name)) {
      counts.slips++
      if (LAWFUL_NAMES.has(slip.replace(/[^a-z0-9]/g, ''))) counts.lawful++
      else if (!judgeDrug({ name: `${slip} 10 mg tablet` })) {
        counts.passed++
        console.log(`${slip}: passed for ${name} (${drug.name})`)
      }
    }
  }
console.log(
  `${counts.slips} slips of ${counts.names} names in ${Math.round((performance.now() - start) / 1_000)} s: ` +
    `${counts.passed} passed, ${counts.lawful} are lawful names`,
)
if (counts.passed > 0) process.exitCode = 1
