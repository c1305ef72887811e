import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../../../lib/language/text'
import { ArticleCard } from '../../../../content/ArticleCard'
import styles from '../../../../content/FormPage.module.css'
import { paths } from '../../../../lib/paths'
import { BeyondLast } from '../../../../ui/BeyondLast'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { EmptyState } from '../../../../ui/EmptyState'
import { Head } from '../../../../ui/Head'
import { Pagination } from '../../../../ui/Pagination'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { articles, current_page, last_page } = useLoaderData<typeof loader>()
  const [newest, ...others] = articles
  const isFirst = current_page === 1
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title={isFirst ? t(uiMessages.news) : t(content.newsPageNumber, { number: current_page })}
        description={t(content.healthAdviceMedicinePricesAndNews)}
        path={paths.news(isFirst ? undefined : { page: current_page })}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: t(uiMessages.news) }]} />
        <h1>{t(uiMessages.news)}</h1>
        <p className={styles.lead}>{t(content.healthMedicinesAndYourRights)}</p>
      </div>
      {newest && isFirst ? <ArticleCard {...newest} isWide /> : null}
      <ul className={ui.cards}>
        {(isFirst ? others : articles).map((one) => (
          <li key={one.article.id}>
            <ArticleCard {...one} />
          </li>
        ))}
      </ul>
      {newest ? null : current_page > last_page ? (
        <BeyondLast />
      ) : (
        <EmptyState icon="news" title={t(content.thereIsNoNewsYet)}>
          <p>{t(content.articlesAppearHereAsSoon)}</p>
        </EmptyState>
      )}
      <Pagination current={current_page} last={last_page} />
    </div>
  )
}
