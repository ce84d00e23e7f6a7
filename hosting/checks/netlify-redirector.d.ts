// The parts of Netlify's matcher that we use; the package has no types.
declare module 'netlify-redirector' {
  interface Match {
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }

  const redirector: {
    readonly parseJSON: (
      rules: string,
      options: { readonly jwtSecret: string; readonly jwtRoleClaim: string },
    ) => Promise<{
      readonly match: (request: {
        readonly scheme: string;
        readonly host: string;
        readonly path: string;
        readonly query: string;
        readonly headers: object;
        readonly cookieValues: object;
        readonly getHeader: () => string;
        readonly getCookie: () => string;
      }) => Match | null;
    }>;
  };
  export default redirector;
}
