import { GroupsTab } from '#features/social/groups'
import { ProfileFrame } from '#features/social/profiles'

/** A person's groups: the viewer's own, or those in common. */
export const Component = () => <ProfileFrame>{profile => <GroupsTab user={profile} />}</ProfileFrame>
