import { doctors } from '@botika/common/doctors/endpoints'
import { slugOf } from '@botika/common/slug'
import { specialties } from '@botika/common/specialties/endpoints'
import { countsFor } from '../../../../search/counts'
import { readDirectoryQuery } from '../../../../directory/directory-query'
import { callOf } from '../../../../lib/api'
import { notFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({
  params,
  request,
  context,
}: Pick<LoaderArgs, 'params' | 'request' | 'context'>) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const listQuery = readDirectoryQuery(new URL(request.url).searchParams)
  const query = params['keyword'] ? { ...listQuery, keyword: params['keyword'].slice(0, 200) } : listQuery
  const all = (await call(specialties.list, { query: { per_page: 100 } }, options)).data
  const specialty = params['specialty']
    ? all.find((one) => slugOf(one.name) === params['specialty'])
    : undefined
  if (params['specialty'] && !specialty) throw notFound()
  const part = params['subspecialty'] === 'all' ? undefined : params['subspecialty']
  const subspecialty = specialty?.subspecialties.find((name) => slugOf(name) === part)
  if (part && !subspecialty) throw notFound()
  const { open_now: _hours, ...rest } = query
  const counting = params['keyword'] ? countsFor(call, query.keyword ?? '', request.signal) : null
  const page = await call(
    doctors.list,
    {
      query: {
        ...rest,
        ...(specialty && { specialty_id: specialty.id }),
        ...(subspecialty && { subspecialty }),
      },
    },
    options,
  )
  return {
    page,
    counts: await counting,
    query: rest,
    searched: params['keyword'] ?? null,
    specialty: specialty ?? null,
    subspecialty: subspecialty ?? null,
    specialties: all.filter((one) => one.doctors_count > 0),
  }
}
