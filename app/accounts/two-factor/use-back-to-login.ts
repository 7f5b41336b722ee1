import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { loginReasonState } from '#app/session/login-reason.ts';
import { pendingLoginMs } from '#contract/two-factor.ts';
import type { PendingLogin } from './pending-login.ts';

/** Returns to the login form, which keeps its fields but the password; automatic after `pendingLoginMs`. */
export function useBackToLogin({ form }: PendingLogin, onLeave: () => void) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const leaveFor = (find: (form: HTMLFormElement) => HTMLInputElement | null) => {
    flushSync(onLeave);
    const field = find(form);
    field?.focus();
    field?.select();
  };

  const expire = () => {
    leaveFor(passwordIn);
    const state = loginReasonState('stepOver');
    navigate(pathname + search, { replace: true, state, preventScrollReset: true });
  };

  const onTimeout = useEffectEvent(expire);
  useEffect(() => {
    const password = passwordIn(form);
    if (password) password.value = '';
    const timer = setTimeout(onTimeout, pendingLoginMs);
    return () => clearTimeout(timer);
  }, [form]);

  return { expire, changeAccount: () => leaveFor((all) => all.querySelector('input')) };
}

const passwordIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=password]');
