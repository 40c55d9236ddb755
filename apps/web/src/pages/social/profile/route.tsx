import { Activities, ProfileFrame } from '#features/social/profiles'

/** A person's posts and details. */
export const Component = () => <ProfileFrame>{profile => <Activities profile={profile} />}</ProfileFrame>
