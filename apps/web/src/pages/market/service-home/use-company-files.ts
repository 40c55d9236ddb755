import { profiles } from '@celebrio/contract/people/profiles'
import { sendMedia } from '#features/base/uploads'
import { refreshSession } from '#features/people/accounts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

type Kind = 'logo' | 'document'

const ignore = () => undefined

async function send(kind: Kind, file: File) {
  if (kind === 'logo') {
    const { fileUrl } = await sendMedia(file, { signal: new AbortController().signal, onShare: ignore, onSent: ignore })
    return call(profiles.update, { body: { service_provider: { logo: fileUrl } } })
  }
  const body = new FormData()
  body.append('service_provider[document]', file)
  return call(profiles.update, { body })
}

/** Sends the logo or the document of the viewer's company. */
export const useCompanyFile = (kind: Kind, success: string) =>
  useAction({
    send: (file: File) => send(kind, file),
    onSuccess: ({ user }) => refreshSession(user),
    invalidates: ['account'],
    success,
  })
