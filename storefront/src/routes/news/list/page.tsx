import { useLoaderData } from 'react-router-dom'
import { ArticleCard } from '../../../features/content/ArticleCard'
import { DirectoryList } from '../../../features/directory/DirectoryList'
import { paths } from '../../../paths'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'
import type { loader } from './loader'

/** News, newest first. */
export function Component() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title="News"
        description="Plain words about medicines, prices and health in the Philippines."
        path={paths.news()}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: 'News' }]} />
        <h1>News</h1>
      </div>
      <DirectoryList
        page={page}
        icon="news"
        emptyText="No news yet"
        card={(article) => <ArticleCard article={article} />}
      />
    </div>
  )
}
