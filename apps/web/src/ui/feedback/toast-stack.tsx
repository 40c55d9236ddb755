import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { delays } from '@celebrio/contract/platform/delays'
import { Notifications, notifications } from '@mantine/notifications'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import classes from './toast-stack.module.css'

/** Renders the toasts. The announcer's live regions announce them, so this is a landmark without a live role. */
export const ToastStack = () => {
  const { t } = useTranslation('ui')
  return (
    <section aria-label={t('messages')}>
      <Notifications
        position="top-right"
        autoClose={delays.toast}
        limit={4}
        containerWidth={400}
        zIndex={500}
        withinPortal={false}
        classNames={{ root: classes.stack }}
      />
    </section>
  )
}

export const pushToast = (kind: 'success' | 'error', text: string): void => {
  // A success removes the errors before it.
  if (kind === 'success') notifications.clean()
  const Icon = kind === 'success' ? CheckCircle : WarningCircle
  notifications.show({
    message: text,
    icon: <Icon size={22} weight="fill" aria-hidden />,
    role: 'presentation',
    'data-kind': kind,
    closeButtonProps: { 'aria-label': i18next.t('closeMessage', { ns: 'ui' }) },
    classNames: {
      root: classes.root,
      icon: classes.icon,
      body: classes.body,
      description: classes.text,
      closeButton: classes.close,
    },
  })
}

export const removeToasts = (): void => notifications.clean()
