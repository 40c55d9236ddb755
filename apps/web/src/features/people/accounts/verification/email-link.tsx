import { emailChange } from '@celebrio/contract/people/email-change'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { clearSession, useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { checkLinkOnce } from '../check-link.ts'
import { accountQuery } from '../data.ts'
import { FormAlert } from '../form-alert.tsx'

type EmailLinkProps = {
  /** Whether the link makes a new address the account’s, or brings the old one back. */
  kind: 'confirm' | 'undo'
}

/** The address that the link is for, before it is the account's; the one of before is known to whoever reads it. */
const useNewAddress = (kind: EmailLinkProps['kind'], token: string) =>
  useQuery({
    queryKey: ['email-link', token],
    queryFn: ({ signal }) => call(emailChange.check, { body: { token }, signal }),
    enabled: kind === 'confirm',
    ...checkLinkOnce,
  })

function useEmailLink(kind: EmailLinkProps['kind'], token: string) {
  return useAction({
    send: () => call(emailChange[kind], { body: { token } }),
    onSuccess: async (_answer, _input, client) => {
      // Everybody is signed out, whoever is signed in here as well.
      if (kind === 'undo') clearSession({ willing: true })
      await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
    failure: null,
  })
}

const isOver = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** The target of the links that a change of address sends. Nothing happens before the button: programs that read mail open links. */
export const EmailLink = ({ kind }: EmailLinkProps) => {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const session = useSession()
  const token = query.get('token') ?? ''
  const { mutate, isPending, isSuccess, error } = useEmailLink(kind, token)
  const { data, error: refusal } = useNewAddress(kind, token)
  const wrong = error ?? (!isSuccess && isOver(refusal) && refusal)
  const question = data ? t('emailLink.confirmNamed', { email: data.email }) : t(`emailLink.${kind}Text`)
  return (
    <AuthFrame
      title={t(isSuccess ? `emailLink.${kind}Done` : `emailLink.${kind}Title`)}
      lead={isSuccess ? t(`emailLink.${kind}DoneText`) : question}
      picture="/art/scene-toast.svg"
    >
      {wrong && <FormAlert>{errorText(wrong)}</FormAlert>}
      {isSuccess || (wrong && isOver(wrong)) ? (
        <ButtonLink to={session ? paths.settings() : paths.signIn()} size="large" fullWidth>
          {t('emailLink.next')}
        </ButtonLink>
      ) : (
        <Button size="large" fullWidth loading={isPending} onClick={() => mutate()}>
          {t(`emailLink.${kind}`)}
        </Button>
      )}
    </AuthFrame>
  )
}
