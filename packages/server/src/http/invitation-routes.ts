import { invitations as operations } from '@roundhouse/protocol';
import type { StandingInvitations } from '../invitations/standing-invitations.ts';
import type { Store } from '../store/store.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

interface InvitationRoutesInput {
  readonly store: Store;
  readonly invitations: StandingInvitations;
}

/** Standing invitations. */
export function invitationRoutes(serve: Serve, input: InvitationRoutesInput): void {
  const { store, invitations } = input;

  serve(operations.list, async ({ visitor: { user } }) => invitations.seenBy(user.id));

  serve(operations.offer, async ({ visitor: { user }, body, request }) => {
    const offer = { ...body, club: body.club ?? null };
    const offered = await invitations.offer({ user, address: request.ip }, offer);
    if (!offered.ok) throw new HttpProblem(offered.problem);
    return offered.invitation;
  });

  serve(operations.accept, async ({ visitor: { user }, params, body, request }) => {
    const guest = { user, address: request.ip };
    const accepted = await invitations.accept(guest, params.id, [...new Set(body.slots)]);
    if ('problem' in accepted) throw new HttpProblem(accepted.problem);
    return accepted;
  });

  serve(operations.withdraw, async ({ visitor: { user }, params }) => {
    if (!(await invitations.withdraw(user.id, params.id)))
      throw new HttpProblem('no-such-invitation');
    return undefined;
  });

  serve(operations.cancel, async ({ visitor: { user }, params }) => {
    if (!(await store.invitations.cancel(params.id, user.id)))
      throw new HttpProblem('no-such-invitation');
    return undefined;
  });
}
