import type { Result } from '#app/operations/operation.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge, type BadgeVariant } from '#app/ui/base/badge.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import type { Polarity } from './keyword-messages.ts'
import type { listKeywords } from './keywords.server.ts'

const badgeVariants: Record<Polarity, BadgeVariant> = { Light: 'gold', Dark: 'bad', Neutral: 'neutral' }

interface KeywordsTableProps {
  list: Result<typeof listKeywords>
  /** The list's query, which every link keeps. */
  search: string
}

export function KeywordsTable({ list, search }: KeywordsTableProps) {
  return (
    <ListTable
      caption="Keywords"
      list={list}
      empty="No keyword matches."
      columns={[
        {
          head: 'Keyword',
          sort: 'keyword',
          cell: ({ keywordText, description }) => (
            <>
              <bdi className="block font-semibold">{keywordText}</bdi>
              {description ? <bdi className="text-faded">{description}</bdi> : null}
            </>
          ),
        },
        { head: 'Sign', sort: 'sign', cell: ({ sign }) => sign },
        {
          head: 'Polarity',
          sort: 'polarity',
          cell: ({ polarity }) => <Badge variant={badgeVariants[polarity]}>{polarity}</Badge>,
        },
        { head: 'Category', sort: 'category', cell: ({ categoryName }) => <bdi>{categoryName}</bdi> },
        {
          head: 'Actions',
          cell: ({ id, keywordText }) => (
            <RowMenu
              label={`Actions for ${keywordText}`}
              actions={[
                { label: 'Edit keyword', to: pathWithin(adminPaths.keywords, [id, 'edit'], search) },
                {
                  label: 'Delete keyword',
                  danger: true,
                  to: pathWithin(adminPaths.keywords, [id, 'delete'], search),
                },
              ]}
            />
          ),
        },
      ]}
    />
  )
}
