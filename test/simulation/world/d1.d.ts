/** As much of the platform's D1 as the runtime uses; under Node there are no types of the platform. */
interface D1Database {
  prepare(query: string): {
    bind(...values: readonly unknown[]): {
      run(): Promise<{ readonly meta: { readonly changes: number } }>;
    };
  };
}
