import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { readDirectoryQuery } from '../../../../features/directory/directory-query'
import { callOf } from '../../../../shared/api'
import type { LoaderArgs } from '../../../../shared/router/route'

export async function loader({ params, request, context }: LoaderArgs) {
  const asked = readDirectoryQuery(new URL(request.url).searchParams)
  const query = params['keyword'] ? { ...asked, keyword: params['keyword'].slice(0, 200) } : asked
  const page = await callOf(context)(pharmacies.list, { query }, { signal: request.signal })
  return { query, page, searched: params['keyword'] ?? null }
}
