import { PresenceSwitch } from '#features/chat/presence'
import { PrivacyPage } from '#features/people/privacy'

/** Who may do what with the viewer, in both areas. */
export const Component = () => <PrivacyPage presence={<PresenceSwitch />} />
