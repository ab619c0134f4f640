/** Asks for the token, once. It is tried before it is kept. */

import { useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { useFailureText } from "../parts/notice.tsx";
import { Spindle } from "../parts/spindle.tsx";
import { storedToken } from "../state/stored.ts";
import type { SessionResponse } from "../../runtime/api/types.ts";
import { useWording } from "../texts/texts.ts";
import { Tools, type Preferences } from "./tools.tsx";

export interface SignInProps {
  /** Somebody was signed in until now. */
  readonly expired: boolean;
  readonly preferences: Preferences;
  readonly onSignedIn: (who: SessionResponse) => void;
}

export function SignIn({ expired, preferences, onSignedIn }: SignInProps) {
  const { texts } = useWording();
  const failureText = useFailureText();
  const [token, setToken] = useState("");
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState(expired ? texts.signIn.expired : null);
  const submit = async (): Promise<void> => {
    setChecking(true);
    storedToken.set(token.trim());
    try {
      onSignedIn(await api.session());
    } catch (error) {
      storedToken.set(null);
      setChecking(false);
      const refused = error instanceof ApiFailure && error.status === 401;
      setProblem(refused ? texts.signIn.refused : failureText(error));
    }
  };
  return (
    <main class="sign-in">
      <h1 class="brand">
        <Spindle size={34} />
        <span lang="ja">紡ぎ</span>
        <small>Tsumugi</small>
      </h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{texts.signIn.lead}</p>
        <label for="token">{texts.signIn.token}</label>
        <input
          id="token"
          type="password"
          autocomplete="current-password"
          required
          autofocus
          value={token}
          aria-describedby="token-hint"
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        {problem !== null && (
          <p class="banner bad" role="alert">
            {problem}
          </p>
        )}
        <button class="button primary" disabled={checking}>
          {checking ? texts.signIn.checking : texts.signIn.submit}
        </button>
        <p id="token-hint" class="faint">
          {texts.signIn.hint}
        </p>
      </form>
      <div class="tools">
        <Tools {...preferences} />
      </div>
    </main>
  );
}
