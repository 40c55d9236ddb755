import { delays } from '@celebrio/contract/platform/delays'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { clearSession, readToken } from '#lib/session.ts'
import { queryClient } from './query-client.ts'

/** Revokes the token on the server. Does not wait: this browser has deleted it already. */
const revoke = (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  void fetch('/api/v1/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}

export const useLogOut = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    const token = readToken()
    clearSession({ willing: true })
    if (token) revoke(token)
    setTimeout(() => {
      queryClient.clear()
      void navigate(paths.signIn())
    }, delays.logout)
  }
}
