/** How what a link of an email is good for is asked: once, and not kept. */
export const checkLinkOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
} as const
