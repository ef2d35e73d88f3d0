vcl 4.1;
# The edge: Varnish between the balancer and the shells. Keeps the pages of visitors who are not logged in, answers with what it
# has when nobody else does, and hears of changes (EDGE_PURGE of both shells: http://192.0.2.10:6081). Debian's packages
# varnish and varnish-modules; started with -p http_gzip_support=off, as the site compresses, and better.
import directors;
import std;
import xkey;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one {
    .host = "192.0.2.11";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 2s;
    .first_byte_timeout = 65s;
}

backend two {
    .host = "192.0.2.12";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 2s;
    .first_byte_timeout = 65s;
}

# The shells. What the balancer hands on has two addresses in X-Forwarded-For and is nobody's order.
acl shells {
    "127.0.0.1";
    "192.0.2.11";
    "192.0.2.12";
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(one);
    site.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = site.backend();

    if (req.method == "PURGE") {
        if (client.ip !~ shells || req.http.X-Forwarded-For ~ "," || !req.http.X-Purge) {
            return (synth(405));
        }
        set req.http.X-Purged = xkey.softpurge(req.http.X-Purge);
        return (synth(200, "told"));
    }
    # Pages come at once from what is here, a second old at most after a change; for a week while nobody answers.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 1s;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Logged in, drawn for a trial, or with boundaries: pages of their own.
    if (req.http.Cookie ~ "(^|; *)(intranetauth|ratsinfoauthJWT|fassung|grenzen)=") {
        return (pass);
    }
    # Of all other cookies only app mode and chosen colours make a page another one.
    set req.http.X-Wahl = "";
    if (req.http.Cookie ~ "(^|; *)isApp=1(;|$)") {
        set req.http.X-Wahl = "isApp=1; ";
    }
    if (req.http.Cookie ~ "(^|; *)farbe=hell(;|$)") {
        set req.http.X-Wahl = req.http.X-Wahl + "farbe=hell";
    } elseif (req.http.Cookie ~ "(^|; *)farbe=dunkel(;|$)") {
        set req.http.X-Wahl = req.http.X-Wahl + "farbe=dunkel";
    }
    if (req.http.X-Wahl != "") {
        set req.http.Cookie = req.http.X-Wahl;
    } else {
        unset req.http.Cookie;
    }
    unset req.http.X-Wahl;
    if (req.http.Service-Worker-Navigation-Preload !~ "^[0-9a-f-]{8,80}$") {
        unset req.http.Service-Worker-Navigation-Preload;
    }
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_backend_fetch {
    # A body belongs to what is sent; what is read has none.
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        unset bereq.body;
    }
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status >= 500) {
        # The other one may know better, and what is here is better than an apology.
        if (bereq.retries < 1) {
            return (retry);
        }
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        if (!bereq.http.X-Stale) {
            return (error(503));
        }
    }
    if (beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]" || beresp.http.Cache-Control ~ "no-store|private|no-cache" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        # The next one asks again, and finds what is here if it can.
        if (beresp.status >= 500) {
            set beresp.ttl = 0s;
        }
        return (deliver);
    }
    set beresp.grace = 7d;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Retry-After = "30";
    set beresp.body = {"<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vorübergehend nicht erreichbar</title><h1>Die Website ist gerade nicht erreichbar</h1><p>Bitte versuchen Sie es in einer Minute noch einmal. In Notfällen: 112.</p>"};
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
}

sub vcl_deliver {
    if (resp.status == 503 && req.restarts == 0 && !req.http.X-Stale && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Stale = "1";
        return (restart);
    }
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "no-cache";
    }
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.X-Request-Id;
}

sub vcl_synth {
    if (req.method == "PURGE") {
        set resp.body = req.http.X-Purged;
        return (deliver);
    }
}
