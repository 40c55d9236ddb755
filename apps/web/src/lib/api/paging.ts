type Page = { hasMorePages: boolean; nextCursor: string | null }

/** How every list of the API goes on: to be spread into `infiniteQueryOptions`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ hasMorePages, nextCursor }: Page) => (hasMorePages ? (nextCursor ?? undefined) : undefined),
}

/** The query of a page that begins at a cursor; its length is the server's choice. */
export const pageAt = (cursor: string | undefined) => ({ cursor, per_page: undefined })
