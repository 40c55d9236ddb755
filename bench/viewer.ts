/** An account that makes requests. */
export type Viewer = { id: number; token: string }

/** Signs up through the product's API. @param number tells one viewer from another */
export async function signUpViewer(origin: string, number = 1): Promise<Viewer> {
  const answer = await fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Vera Viewer',
      email: `vera${number}@example.com`,
      mobile: `+3460011122${number}`,
      password: 'Lanterns-0ver-the-Bay',
      country_id: 724,
    }),
  })
  if (!answer.ok) throw new Error(`Sign-up was refused: ${await answer.text()}`)
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } }
  return { id: user.id, token }
}
