import { Activities, ProfileFrame } from '#features/social/profiles'

/** What somebody has posted, and what they tell about themselves. */
export const Component = () => <ProfileFrame>{profile => <Activities profile={profile} />}</ProfileFrame>
