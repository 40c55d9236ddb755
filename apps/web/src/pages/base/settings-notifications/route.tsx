import { SettingsPage } from '#features/base/notification-settings'
import { DeviceRow } from '#features/base/web-push'

/** What reaches the viewer, when and how. */
export const Component = () => <SettingsPage device={<DeviceRow />} />
