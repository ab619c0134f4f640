/** Who is there? Nobody: the sign-in. Somebody: the pages. */

import { useEffect, useState } from "preact/hooks";
import type { SessionResponse } from "../runtime/api/types.ts";
import { api } from "./api/api.ts";
import { SIGNED_OUT } from "./api/call.ts";
import { ApiFailure } from "./api/failure.ts";
import { Frame } from "./frame/frame.tsx";
import { SignIn } from "./frame/sign-in.tsx";
import { Failure, Loading } from "./parts/notice.tsx";
import { storedToken } from "./state/stored.ts";
import { useTheme } from "./state/theme.ts";
import { useLanguage, WordingContext } from "./texts/texts.ts";

type Visit =
  | { readonly kind: "asking" }
  | { readonly kind: "out"; readonly expired: boolean }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "in"; readonly who: SessionResponse; readonly isNew: boolean };

export function App() {
  const [wording, otherLanguage] = useLanguage();
  const [theme, nextTheme] = useTheme();
  const [visit, setVisit] = useState<Visit>({ kind: "asking" });

  const ask = (): void => {
    api.session().then(
      (who) => setVisit({ kind: "in", who, isNew: false }),
      (error: unknown) => {
        const isOut = error instanceof ApiFailure && error.status === 401;
        setVisit(isOut ? { kind: "out", expired: false } : { kind: "failed", error });
      },
    );
  };
  useEffect(ask, []);
  useEffect(() => {
    const leave = (): void => {
      storedToken.set(null);
      setVisit((before) => (before.kind === "in" ? { kind: "out", expired: true } : before));
    };
    addEventListener(SIGNED_OUT, leave);
    return () => removeEventListener(SIGNED_OUT, leave);
  }, []);

  const preferences = { theme, nextTheme, otherLanguage };
  return (
    <WordingContext.Provider value={wording}>
      {visit.kind === "asking" && (
        <main>
          <Loading />
        </main>
      )}
      {visit.kind === "failed" && (
        <main>
          <Failure error={visit.error} again={ask} />
        </main>
      )}
      {visit.kind === "out" && (
        <SignIn
          expired={visit.expired}
          preferences={preferences}
          onSignedIn={(who) => setVisit({ kind: "in", who, isNew: true })}
        />
      )}
      {visit.kind === "in" && (
        <Frame
          who={visit.who}
          isNew={visit.isNew}
          preferences={preferences}
          onSignOut={() => {
            storedToken.set(null);
            setVisit({ kind: "out", expired: false });
          }}
        />
      )}
    </WordingContext.Provider>
  );
}
